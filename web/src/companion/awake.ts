/** A screen that stays on while the phone lies beside the board. */

/** Until the answer is called. Browsers give it up in the background, so it is asked for again afterwards. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function ask() {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) void lock.release();
    } catch {
      // The battery is low, or it is forbidden: the screen goes off as it always does.
    }
  }

  document.addEventListener('visibilitychange', ask);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
