/** How many of my games wait for me: it stands in the title of every page. */
class WaitingCount {
  value = $state(0);
}

export const waitingCount = new WaitingCount();
