import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useSetupGuide } from '../../features/dashboard/setup/useSetupGuide.ts';

const SetupGuide = lazy(async () => ({
  default: (await import('../../features/dashboard/setup/SetupGuide.tsx')).SetupGuide,
}));

/** The set-up guide below the page, while an admin has turned it on. */
export function GuideBeside() {
  const { isOn } = useSetupGuide();
  if (!isOn) return null;
  return (
    <Suspense fallback={null}>
      <Box h="4" />
      <SetupGuide />
    </Suspense>
  );
}
