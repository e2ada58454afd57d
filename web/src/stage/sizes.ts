/** The layouts of a stage; its styles ask the same questions. */

/** Broad: what is asked stands beside the board; else below it. */
export const BESIDE = 'min-aspect-ratio: 11/10';
/** As low as a phone on its side. */
export const LOW = 'max-height: 35rem';
