import { Box } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import { PrintHeader } from '../../ui/components/PrintHeader.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';

interface ContentProps {
  readonly maxW?: string;
  /** Stays in view below the page. */
  readonly below?: ReactNode;
}

/** The page inside a layout, with its own loading state and error boundary, so that the bars always stay visible. */
export function Content({ maxW = '8xl', below }: ContentProps) {
  const { pathname } = useLocation();
  return (
    <Box
      as="main"
      id="content"
      tabIndex={-1}
      outline="none"
      flex="1"
      w="full"
      maxW={maxW}
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={{ base: '5', md: '8' }}
    >
      <PrintHeader />
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<SkeletonList />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      {below}
    </Box>
  );
}
