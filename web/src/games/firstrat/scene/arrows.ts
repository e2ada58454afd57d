/** Arrow keys go from one thing that can be chosen to the next one in that direction. */
const WAYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export function arrows(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  if (!way) return;
  const scene = event.currentTarget as SVGGElement;
  const here = middleOf(event.target as Element);
  const found = [...scene.querySelectorAll<SVGElement>('[role=button]')]
    .filter((button) => button !== event.target)
    .map((button) => {
      const at = middleOf(button);
      const [dx, dy] = [at.x - here.x, at.y - here.y];
      const ahead = dx * way[0] + dy * way[1];
      const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
      return { button, ahead, cost: ahead + aside * 2.5 };
    })
    .filter(({ ahead }) => ahead > 2)
    .sort((a, b) => a.cost - b.cost)[0];
  if (!found) return;
  event.preventDefault();
  event.stopPropagation();
  found.button.focus();
}

function middleOf(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
