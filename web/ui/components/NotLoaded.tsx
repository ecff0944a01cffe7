import { LoadError } from './LoadError.tsx';
import { SkeletonList } from './Loading.tsx';

interface NotLoadedProps {
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** Names what could not be loaded; a general sentence by default. */
  readonly title?: string;
  /** Of the placeholder: how many rows, and the height of one as a size token. */
  readonly rows?: number;
  readonly rowHeight?: string;
}

/** Shown in place of content until it is loaded: a placeholder, or why it could not be loaded, with a retry. */
export function NotLoaded({ error, onRetry, title, ...skeleton }: NotLoadedProps) {
  if (!error) return <SkeletonList {...skeleton} />;
  return <LoadError error={error} onRetry={onRetry} {...(title === undefined ? {} : { title })} />;
}
