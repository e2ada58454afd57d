/** Sentences as the server sends them: keys and figures. */

/** A sentence of the catalogues. A figure may be a sentence again, or a seat, which the page calls by its name. */
export interface Say {
  key: string;
  figures?: Record<string, Figure>;
}
export type Figure = string | number | Say | SeatFigure;
export interface SeatFigure {
  seat: number;
}
