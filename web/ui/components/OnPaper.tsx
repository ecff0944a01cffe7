import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePrinting } from './usePrinting.ts';

/** Content for print only. Rendered when a print begins, so that the page does not contain its rows twice. */
export function OnPaper({ children }: { readonly children: ReactNode }) {
  return usePrinting() ? <Box className="print-only">{children}</Box> : null;
}
