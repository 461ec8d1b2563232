import type {Root} from 'hast';
import type {Losses} from '../../document/losses';
import {labelAlerts} from './alerts';
import {openFolds} from './folds';
import {writeFootnotes} from './footnotes';
import {joinLines} from './soft-breaks';
import {writeReadings} from './ruby';
import {writeBoxes} from './tasks';

/** Writes as text what no target but the web has. */
export function simplify(root: Root, losses: Losses): void {
  labelAlerts(root);
  writeBoxes(root, losses);
  openFolds(root, losses);
  writeFootnotes(root, losses);
  writeReadings(root);
  joinLines(root);
}
