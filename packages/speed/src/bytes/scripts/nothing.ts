/** In the place of a part that is never shown, or of data that nobody reads. */
export default function Nothing(): null {
  return null;
}
