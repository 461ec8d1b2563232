import {EditMap} from 'micromark-util-edit-map';
import type {Event} from 'micromark-util-types';

/**
 * Makes micromark's time grow with the text. Its parser of documents edits the events each time that a list, a quotation or a footnote
 * ends. For each edit, version 1.0.0 of its edit map copies all events of the text. This copies only the events behind the first edit,
 * with the same result. Remove it when micromark-util-edit-map does the same.
 */
EditMap.prototype.consume = function consume(this: EditMap, events: Event[]): undefined {
  const edits = this.map.toSorted(([first], [second]) => first - second);
  const start = edits[0]?.[0] ?? events.length;
  const tail = events.splice(start);
  let copied = start;
  const copyTo = (end: number) => {
    for (const event of tail.slice(copied - start, end - start)) {
      events.push(event);
    }
    copied = end;
  };
  for (const [index, removed, added] of edits) {
    copyTo(index);
    for (const event of added) {
      events.push(event);
    }
    copied = index + removed;
  }
  copyTo(start + tail.length);
  this.map.length = 0;
  this.index.clear();
};
