/** What a screen reader says by itself, politely. */
const REGION = 'announcements';

/** Say something to whoever does not see the screen. Later texts wait for earlier ones. */
export function announce(text: string): void {
  const region = document.getElementById(REGION);
  if (!region) return;
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  // What is gone from the region is not said again.
  while (region.childElementCount > 6) region.firstElementChild!.remove();
}
