import type {ReactNode} from 'react';
import Announcement from '../Announcement';
import Answer from '../Answer';
import Field from '../Field';
import Footer from './Footer';
import Listbox from './Listbox';
import {useSearchBox} from './useSearchBox';

export type Props = {
  /** What was typed before this code was there. */
  readonly text: string;
  readonly onClose: () => void;
};

/** The search box: a combobox whose list is the sections found. Its code is loaded when a reader wants it. */
export default function Box({text, onClose}: Props): ReactNode {
  const box = useSearchBox(text, onClose);
  const {outcome, query} = box.state;
  return (
    <>
      <Field {...box.field} onClose={onClose} />
      <Answer
        state={box.state}
        recent={box.recent}
        onChoose={box.choose}
        onClear={box.clearRecent}
        onRetry={box.retry}
      >
        {() => <Listbox {...box.list} />}
      </Answer>
      <Footer
        query={query}
        total={outcome.type === 'found' ? outcome.results.total : 0}
        onOpen={box.finish}
      />
      <Announcement outcome={outcome} />
    </>
  );
}
