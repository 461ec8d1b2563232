import type {ComponentType, ReactNode, SVGProps} from 'react';
import Enlarge from '@site/src/components/Enlarge';
import Figure from '@site/src/components/Figure';
import styles from './Diagram.module.css';

type Props = {
  readonly image: ComponentType<SVGProps<SVGSVGElement>>;
  /** Everything that the picture shows, for readers who cannot see it. */
  readonly alt: string;
  readonly caption?: string;
};

/** An inline SVG picture, so that it uses the page's colours. */
export default function Diagram({image: Picture, alt, caption}: Props): ReactNode {
  return (
    <Figure caption={caption}>
      <div role="img" aria-label={alt}>
        <Picture className={styles.picture} focusable="false" />
      </div>
      <Enlarge />
    </Figure>
  );
}
