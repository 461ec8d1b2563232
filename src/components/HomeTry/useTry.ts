import {useState} from 'react';
import home from '@generated/home/default/home.json';
import {samplePlace, samples} from '@site/site/home';
import {useExample} from '@site/src/components/Example/useExample';

interface Try {
  readonly source: string;
  /** Sanitised: of `source`, or of what stood there while the engine loads. */
  readonly html: string;
  readonly trouble: 'failed' | 'refused' | undefined;
  /** Fetches the engine, unless it is there. */
  readonly prepare: () => void;
  readonly change: (source: string) => void;
}

/** The text that a visitor edits, and what the engine of the live examples makes of it. */
export function useTry(): Try {
  const [first] = samples;
  const [source, setSource] = useState<string>(first.source);
  const {state, edit, change} = useExample({
    source: first.source,
    flavour: 'gfm',
    idPrefix: samplePlace,
  });
  const isEditing = state.phase === 'editing';
  const prepare = () => {
    if (state.phase === 'built' || state.phase === 'failed') {
      edit();
    }
  };
  return {
    source,
    html: isEditing ? state.html : home.sampleHtml,
    trouble:
      state.phase === 'failed' ? 'failed' : isEditing && state.refused ? 'refused' : undefined,
    prepare,
    change: (text) => {
      setSource(text);
      change(text);
      prepare();
    },
  };
}
