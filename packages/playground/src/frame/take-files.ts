/**
 * Passes on a file that is dropped anywhere on this window, which browsers would otherwise navigate to. Returns a function that
 * stops it. The page and the frame call it.
 */
export function takeFiles(
  onDrop: (file: File, item: DataTransferItem | undefined) => void,
): () => void {
  const listeners = new AbortController();
  const options = {capture: true, signal: listeners.signal};
  const holdsFiles = ({dataTransfer}: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
  const allow = (event: DragEvent) => {
    if (holdsFiles(event)) {
      event.preventDefault();
    }
  };
  const take = (event: DragEvent) => {
    if (holdsFiles(event)) {
      event.preventDefault();
      event.stopPropagation();
      const file = event.dataTransfer?.files[0];
      if (file) {
        onDrop(file, event.dataTransfer.items[0]);
      }
    }
  };
  window.addEventListener('dragover', allow, options);
  window.addEventListener('drop', take, options);
  return () => {
    listeners.abort();
  };
}
