import type {ComponentProps, ReactElement, ReactNode} from 'react';
import Enlarge from '@site/src/components/Enlarge';
import Figure from '@site/src/components/Figure';
import styles from './Picture.module.css';

type Props = {
  /** The image, with its own size in pixels. */
  readonly children: ReactElement<ComponentProps<'img'>>;
  readonly caption?: string;
};

/** A picture wider than this, in pixels, is shown reduced on phones. */
const enlargeableFrom = 480;
/** A picture wider than this is shown reduced in every window: lines have at most 38 characters of 17 px. */
const alwaysEnlargeableFrom = 646;

/** A bitmap, alone in its paragraph. */
export default function Picture({children: image, caption}: Props): ReactNode {
  const width = Number(image.props.width ?? 0);
  return (
    <Figure caption={caption}>
      <div className={styles.picture}>{image}</div>
      {width > enlargeableFrom && <Enlarge isAlways={width > alwaysEnlargeableFrom} />}
    </Figure>
  );
}
