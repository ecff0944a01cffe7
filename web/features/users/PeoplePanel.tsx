import { Stack } from '@chakra-ui/react';
import { useLayer } from '../../ui/components/useLayer.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { PersonLayer } from './PersonLayer.tsx';
import { WaitingPanel } from './WaitingPanel.tsx';

/** Users waiting for verification first, then all users; one user opens beside the list. */
export function PeoplePanel() {
  const { value, close } = useLayer('person');
  return (
    <Stack gap="6">
      <WaitingPanel />
      <PeopleTable />
      {value === null ? null : <PersonLayer id={value} onClose={close} />}
    </Stack>
  );
}
