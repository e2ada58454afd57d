/** The outline of a crooked house: its base at 0, 0, about 90 wide; floors are counted from 1. */
export const PLINTH = 16;
export const STOREYS = 96;
export const ROOF = 48;
export const HEIGHT = PLINTH + STOREYS + ROOF;

/** How each house leans: where the middle of its wall is and how wide it is, at the bottom, in between, at the eaves. */
const LEANS = [
  [0, 33, -2, 36, 1, 40],
  [1, 34, 3, 35, 0, 39],
  [-1, 32, -3, 37, -1, 41],
  [0, 34, 1, 34, 4, 38],
  [1, 32, -1, 36, -3, 40],
] as const;

export interface Wall {
  left: number;
  right: number;
}

/** The ends of the wall at a height between 0 (its foot) and 1 (the eaves). */
export function wallAt(house: number, height: number): Wall {
  const [x0, w0, x1, w1, x2, w2] = LEANS[house % LEANS.length]!;
  const part = height * 2;
  const mix = (a: number, b: number, c: number) => (part <= 1 ? a + (b - a) * part : b + (c - b) * (part - 1));
  const middle = mix(x0, x1, x2);
  const half = mix(w0, w1, w2);
  return { left: middle - half, right: middle + half };
}

/** Where the middle of a floor is; 0 is below the house, `roof` the roof. */
export function floorPoint(house: number, floor: number, roof: number): { x: number; y: number } {
  if (floor <= 0) return { x: 0, y: -PLINTH / 2 };
  if (floor >= roof) return { x: middleAt(house, 1), y: -PLINTH - STOREYS - ROOF * 0.36 };
  const height = (floor - 0.5) / (roof - 1);
  return { x: middleAt(house, height), y: -PLINTH - STOREYS * height };
}

function middleAt(house: number, height: number): number {
  const { left, right } = wallAt(house, height);
  return (left + right) / 2;
}

/** The wall as the points of a polygon, from the foot to the eaves and back. */
export function wallPoints(house: number): string {
  const heights = [0, 0.5, 1];
  const y = (height: number) => (-PLINTH - STOREYS * height).toFixed(1);
  const left = heights.map((height) => `${wallAt(house, height).left.toFixed(1)},${y(height)}`);
  const right = heights.toReversed().map((height) => `${wallAt(house, height).right.toFixed(1)},${y(height)}`);
  return [...left, ...right].join(' ');
}

/** The roof: it overhangs, and its ridge is off the middle. */
export function roofPath(house: number): string {
  const { left, right } = wallAt(house, 1);
  const eaves = -PLINTH - STOREYS;
  const ridge = middleAt(house, 1) + [4, -5, 3, -3, 6][house % 5]!;
  return `M${left - 7} ${eaves + 4}Q${left + 12} ${eaves - 14} ${ridge} ${eaves - ROOF}Q${right - 12} ${eaves - 14} ${right + 7} ${eaves + 4}Z`;
}
