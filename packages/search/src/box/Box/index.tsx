import type {ReactNode} from 'react';
import Announcement from '../Announcement/index.tsx';
import Answer from '../Answer/index.tsx';
import Field from '../Field/index.tsx';
import Footer from './Footer/index.tsx';
import Listbox from './Listbox/index.tsx';
import {useSearchBox} from './useSearchBox.ts';

export type Props = {
  /** The text that was typed before this code loaded. */
  readonly text: string;
  readonly onClose: () => void;
};

/** The search box: a combobox that lists the found sections. Its code loads on demand. */
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
