/**
 * Stands for react-helmet-async on the server. That package works out the head of all that has been mounted each time another `<Head>` is, of
 * which a page has 10 to 19: 0.5 of the 8.7 s of a rendering thread at 500 pages, by V8's profile. Here that is done once, when Docusaurus
 * asks for it.
 */
import {Helmet, HelmetProvider as Original, type HelmetServerState} from 'react-helmet-async/lib';

export {Helmet};

/** What is no part of the package's types; version 1.3.0 of Docusaurus's copy (`src/Provider.js`, `src/Dispatcher.js`). */
interface Mounted {
  readonly emitChange: () => void;
}
interface Shared {
  setHelmet: (state: HelmetServerState) => void;
  readonly helmetInstances: {get: () => readonly Mounted[]};
}

type Props = ConstructorParameters<typeof Original>[0] & {
  readonly context: {helmet?: HelmetServerState};
};

export class HelmetProvider extends Original {
  constructor(props: Props) {
    super(props);
    const {value} = (this as unknown as {readonly helmetData: {readonly value: Shared}}).helmetData;
    const {get} = value.helmetInstances;
    let {helmet} = props.context; // of a page without any
    value.helmetInstances.get = () => [];
    value.setHelmet = () => undefined;
    Object.defineProperty(props.context, 'helmet', {
      get: () => {
        value.helmetInstances.get = get;
        value.setHelmet = (state) => {
          helmet = state;
        };
        get().at(-1)?.emitChange();
        return helmet;
      },
    });
  }
}
