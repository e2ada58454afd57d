/** Words that have to fit: where letters are wider than most, they are pressed together. */
import type { Attachment } from 'svelte/attachments';

export function fit(text: string, most: number): Attachment<SVGTextElement> {
  return (node) => {
    void text;
    node.removeAttribute('textLength');
    if (node.getComputedTextLength() <= most) return;
    node.setAttribute('textLength', String(most));
    node.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  };
}
