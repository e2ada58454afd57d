import { mount } from 'svelte';
import App from './App.svelte';
import { watchFaults } from './lib/faults';
import { me } from './lib/me.svelte';
import { keepMySettings } from './lib/mySettings.svelte';
import { PAGES } from './lib/pages';
import { followLinks, route } from './lib/router.svelte';
import { registerWorker } from './lib/worker';
import { firstLanguage, words } from './lib/words.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

watchFaults();
followLinks();
keepMySettings();
void me.load();
// The page is on its way while the words are; whatever goes wrong with it, the frame tells.
PAGES[route.name]().catch(() => undefined);
await words.speak(firstLanguage());
registerWorker();
mount(App, { target: document.getElementById('page')! });
