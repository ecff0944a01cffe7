import { Box, type SystemStyleObject } from '@chakra-ui/react';
import { useContext } from 'react';
import { DialogToolsContext } from './layer-strip.ts';

/** For the content of a dialog: keeps the title clear of the tools, where there are some. */
export const besideTools: SystemStyleObject = {
  '&:has(> [data-dialog-tools] button) > [data-part="header"]': { pe: '14' },
  '&:has(> [data-dialog-tools] button):has(> [data-part="close-trigger"]) > [data-part="header"]': { pe: '28' },
};

/** The tools in the corner of a small dialog. The last of its content, so that the first focus is not theirs. */
export function DialogTools({ besideClose = false }: { readonly besideClose?: boolean }) {
  return (
    <Box data-dialog-tools="" className="no-print" position="absolute" top="2" insetEnd={besideClose ? '14' : '2'}>
      {useContext(DialogToolsContext)}
    </Box>
  );
}
