/** Tells the page of a trip, where it is open, that something beside it has changed a trip: a hotel added from its own list. */
const readers = new Set<() => void>();

/** Every open page reads its trip again. */
export function tellTripChanged(): void {
  for (const read of readers) read();
}

/** `read` is called at each change; the answer ends that. */
export function onTripChanged(read: () => void): () => void {
  readers.add(read);
  return () => {
    readers.delete(read);
  };
}
