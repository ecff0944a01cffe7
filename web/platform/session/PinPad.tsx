import { Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { DevicePersonJson } from '#schema/rest.ts';
import { useSecondsUntil } from '../../ui/format/countdown.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';
import { fetchDevicePeople } from '../device/device-client.ts';
import { PinForm } from './PinForm.tsx';

interface PinPadProps {
  /**
   * Tries the PIN, with `personId` under a name. Its rejection is shown: a wrong PIN (401), too many tries (429, with the
   * remaining time), or anything else.
   */
  readonly onEnter: (pin: string, personId?: string) => Promise<unknown>;
}

/**
 * Takes a PIN, which names its person. After too many wrong ones the device no longer takes PINs alone for a while: people
 * choose their name first, and wrong PINs then count against that name only.
 */
export function PinPad({ onEnter }: PinPadProps) {
  const t = useTexts(uiTexts);
  const { people, offer } = usePeople();
  const [person, setPerson] = useState<DevicePersonJson | null>(null);
  if (person) {
    return (
      <Stack w="full" maxW="sm" gap="2" align="center">
        <Heading as="h2" fontSize="2xl" overflowWrap="anywhere">
          {person.name}
        </Heading>
        <PinForm key={person.id} onEnter={(pin) => onEnter(pin, person.id)} />
        <Button variant="ghost" minH="14" fontSize="lg" onClick={() => setPerson(null)}>
          <UserRound aria-hidden="true" /> {t('pinOtherName')}
        </Button>
      </Stack>
    );
  }
  if (people.length > 0) return <Names people={people} onChoose={setPerson} />;
  return <PinForm onEnter={(pin) => onEnter(pin)} onBlocked={(until) => void offer(until)} />;
}

/** The people to choose from, while PINs alone are refused. */
function usePeople() {
  const [offered, setOffered] = useState<{ readonly people: readonly DevicePersonJson[]; readonly until: number }>();
  const left = useSecondsUntil(offered?.until ?? null);
  const offer = async (until: number) => {
    // Where names are hidden, or without a connection, the time is waited for.
    const people = await fetchDevicePeople().catch(() => []);
    setOffered({ people, until });
  };
  return { people: left > 0 ? (offered?.people ?? []) : [], offer };
}

interface NamesProps {
  readonly people: readonly DevicePersonJson[];
  readonly onChoose: (person: DevicePersonJson) => void;
}

function Names({ people, onChoose }: NamesProps) {
  const t = useTexts(uiTexts);
  return (
    <Stack w="full" maxW="md" gap="3">
      <Text role="alert" textAlign="center" fontWeight="medium">
        {t('pinChooseName')}
      </Text>
      <SimpleGrid columns={2} gap="2" maxH="50dvh" overflowY="auto" p="1">
        {people.map((person) => (
          <Button
            key={person.id}
            variant="outline"
            h="auto"
            minH="16"
            fontSize="xl"
            whiteSpace="normal"
            overflowWrap="anywhere"
            onClick={() => onChoose(person)}
          >
            {person.name}
          </Button>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
