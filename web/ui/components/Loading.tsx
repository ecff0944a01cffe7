import { Center, Skeleton, Spinner, Stack, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';

/** A spinner in the middle of the screen, only where no layout is known yet (the guard, logging out). */
export function PageSpinner() {
  const t = useTexts(uiTexts);
  return (
    <Center role="status" minH="60dvh">
      <Spinner size="xl" color="brand.solid" borderWidth="3px" />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </Center>
  );
}

/** Renders its children after 150 ms, so that fast loads do not flicker. */
function AfterMoment({ children }: { readonly children: ReactNode }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return late ? children : null;
}

interface SkeletonListProps {
  readonly rows?: number;
  /** Height of one row, as a size token. */
  readonly rowHeight?: string;
}

/** The placeholder of a list that is loading. */
export function SkeletonList({ rows = 6, rowHeight = '16' }: SkeletonListProps) {
  const t = useTexts(uiTexts);
  return (
    <Stack role="status" gap="3" aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <AfterMoment>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} h={rowHeight} rounded="l3" />
        ))}
      </AfterMoment>
    </Stack>
  );
}
