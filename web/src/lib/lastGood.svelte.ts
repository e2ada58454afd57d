/** Values that survive bad news. */
import { report } from './faults';

/** A value that follows its sources. Where it can't be computed, the last one stays, and the error is reported. */
export function lastGood<Value>(compute: () => Value, first: Value): { readonly current: Value } {
  let last = first;
  const current = $derived.by(() => {
    try {
      last = compute();
    } catch (error) {
      // Not here: nothing may be shown while a value is computed.
      queueMicrotask(() => report(error));
    }
    return last;
  });
  return {
    get current() {
      return current;
    },
  };
}
