import type {ComponentProps, ReactElement, ReactNode} from 'react';
import Enlarge from '@site/src/components/Enlarge';
import Figure from '@site/src/components/Figure';
import styles from './styles.module.css';

type Props = {
  /** The image, with its own size in pixels. */
  readonly children: ReactElement<ComponentProps<'img'>>;
  readonly caption?: string;
};

/** From this width on, in pixels, a picture is shown smaller than it is where the window is a phone's. */
const enlargeableFrom = 480;
/** From this width on it is so in every window: lines are no longer than 38 characters of 17 px. */
const alwaysEnlargeableFrom = 646;

/** A picture made of pixels, by itself in its paragraph. */
export default function Picture({children: image, caption}: Props): ReactNode {
  const width = Number(image.props.width ?? 0);
  return (
    <Figure caption={caption}>
      <div className={styles.picture}>{image}</div>
      {width > enlargeableFrom && <Enlarge isAlways={width > alwaysEnlargeableFrom} />}
    </Figure>
  );
}
