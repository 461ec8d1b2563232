/** Replaces a part that is never shown, or data that no page reads. */
export default function EmptyPart(): null {
  return null;
}
