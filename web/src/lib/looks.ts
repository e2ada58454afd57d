/** The colours and pictures that people can choose; the server knows their names, `ui/Face` draws them. */
export const COLOURS = ['ivory', 'sky', 'coral', 'teal', 'plum', 'cheese', 'moss', 'slate'] as const;
export const PICTURES = ['plain', 'glasses', 'cap', 'helmet', 'bow', 'flute', 'patch', 'crown'] as const;
export type Colour = (typeof COLOURS)[number];
export type Picture = (typeof PICTURES)[number];
