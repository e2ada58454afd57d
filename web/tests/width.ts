/** Finds what is wider than its window. */
import type { Page } from 'playwright-core';

/** What sticks out at a side, and buttons of a dialog that are out of reach; nothing, if all is well. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1; // px, of rounding
    const isBeyond = ({ left, right }: DOMRect) => right > innerWidth + SLACK || left < -SLACK;
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > SLACK &&
      getComputedStyle(element).clipPath === 'none';
    /** Whether something around it scrolls or cuts it, and lies within the window itself. */
    const isHeld = (element: Element): boolean => {
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(around);
        const holds = overflowX !== 'visible' || clipPath !== 'none' || around.localName === 'svg';
        if (holds && !isBeyond(around.getBoundingClientRect())) return true;
      }
      return false;
    };
    const named = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      const name = [element.localName, ...element.classList].filter((part) => !part.startsWith('svelte-')).join('.');
      return `${name} (${Math.round(left)} to ${Math.round(right)}): ${element.textContent?.trim().slice(0, 40)}`;
    };
    const wide = document.scrollingElement!.scrollWidth;
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => isBeyond(element.getBoundingClientRect()) && isSeen(element) && !isHeld(element),
    );
    // A dialog scrolls down, but not to the side: its buttons are to be seen without it.
    const cut = [...document.querySelectorAll('dialog[open]')].filter(
      (dialog) => dialog.scrollWidth > dialog.clientWidth + SLACK,
    );
    return [
      ...(wide > innerWidth ? [`the page is ${wide} wide`] : []),
      ...beyond.slice(0, 6).map(named),
      ...cut.map((dialog) => `the dialog is ${dialog.scrollWidth} wide: ${named(dialog)}`),
    ];
  });
}

/** Speak a language without loading the page anew, as the settings do. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(async (language) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    if (document.documentElement.lang === language) return;
    const menu = document.querySelector<HTMLButtonElement>('header .menu button')!;
    menu.click();
    await frame();
    document.querySelector<HTMLInputElement>(`header input[type=radio][value="${language}"]`)!.click();
    menu.click();
    while (document.documentElement.lang !== language) await frame();
    await frame();
  }, language);
}

/** Go to an address as links do, wait until it shows what it has to show, unfold it, and fill in the longest names. */
export async function follow(page: Page, path: string, name: string): Promise<void> {
  const given = [path, name] as const;
  await page.evaluate(async ([path, name]) => {
    const main = document.querySelector('main')!;
    for (const old of main.children) old.setAttribute('data-old', '');
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    const isThere = () => !main.querySelector('[data-old], .loading') && main.querySelector('h1');
    while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const folded of main.querySelectorAll('details')) folded.open = true;
    for (const field of main.querySelectorAll<HTMLInputElement>('input[maxlength]')) {
      field.value = name;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, given);
}
