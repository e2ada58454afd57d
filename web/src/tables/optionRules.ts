/** The rule that tells more of an option. */
export const OPTION_RULES: Record<string, string> = {
  comics: 'fr.setup.comics.super',
  discount_for_two: 'fr.setup.comics.two-people',
  path: 'fr.setup.variable-path',
  tracks: 'fr.setup.variable-tracks',
  light_bonus: 'fr.collect.lit-cumulative',
  spare_markers: 'fr.track.spare',
  greg_at_pad: 'fr.solo.move.pad',
  variant: 'pp.variant.hidden',
  roof: 'pp.setup.floors',
  sewer_plus: 'pp.card.plus',
};
