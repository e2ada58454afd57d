/** Do something now, and again and again while somebody looks at the page; the function ends it. */
export function lookAgain(seconds: number, look: () => void): () => void {
  const again = () => {
    if (!document.hidden) look();
  };
  look();
  const timer = setInterval(again, seconds * 1000);
  document.addEventListener('visibilitychange', again);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', again);
  };
}
