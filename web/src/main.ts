import { mount } from 'svelte';
import App from './App.svelte';
import { me } from './lib/me.svelte';
import { followLinks } from './lib/router.svelte';
import { firstLanguage, words } from './lib/words.svelte';
import './styles/tokens.css';
import './styles/base.css';

followLinks();
void me.load();
await words.speak(firstLanguage());
mount(App, { target: document.getElementById('page')! });
