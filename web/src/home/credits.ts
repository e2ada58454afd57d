/** Whose work the page is made with. */
export interface Credit {
  name: string;
  address: string;
  licence: string;
}

export const ICONS: Credit = {
  name: 'game-icons.net',
  address: 'https://game-icons.net',
  licence: 'CC BY 3.0',
};
export const LICENCE_OF_ICONS = 'https://creativecommons.org/licenses/by/3.0/';

export const FONTS: readonly Credit[] = [
  { name: 'Caprasimo', address: 'https://github.com/docrepair-fonts/caprasimo-fonts', licence: 'OFL-1.1' },
  { name: 'Zilla Slab', address: 'https://github.com/mozilla/zilla-slab', licence: 'OFL-1.1' },
  { name: 'Figtree', address: 'https://github.com/erikdkennedy/figtree', licence: 'OFL-1.1' },
];

export const LIBRARIES: readonly Credit[] = [
  { name: 'Svelte', address: 'https://svelte.dev', licence: 'MIT' },
  { name: 'Fluent', address: 'https://projectfluent.org', licence: 'Apache-2.0' },
  { name: 'uqr', address: 'https://github.com/unjs/uqr', licence: 'MIT' },
  { name: 'FastAPI', address: 'https://fastapi.tiangolo.com', licence: 'MIT' },
  { name: 'SQLAlchemy', address: 'https://www.sqlalchemy.org', licence: 'MIT' },
  { name: 'NumPy', address: 'https://numpy.org', licence: 'BSD-3-Clause' },
  { name: 'Numba', address: 'https://numba.pydata.org', licence: 'BSD-2-Clause' },
  { name: 'msgspec', address: 'https://jcristharif.com/msgspec', licence: 'BSD-3-Clause' },
];
