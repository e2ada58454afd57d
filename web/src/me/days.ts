/** Days as fields for dates have them, such as 2026-12-24, by the clocks of this device. */

export function dayIn(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** So many days after a day. Days have 23 to 25 hours: the calendar counts them. */
export function dayAfter(day: string, days: number): string {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return dayIn(date);
}

/** When a day begins here, in seconds since 1970. */
export function startOf(day: string): number {
  return dateOf(day).getTime() / 1000;
}

function dateOf(day: string): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year!, month! - 1, date);
}
