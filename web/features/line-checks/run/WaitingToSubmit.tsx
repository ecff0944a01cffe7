import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react';
import { CloudUpload } from 'lucide-react';
import { Layer } from '../../../ui/components/Layer.tsx';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { lineChecksTexts } from '../texts.ts';
import type { Sheet } from './draft.ts';

interface WaitingToSubmitProps {
  readonly sheet: Sheet;
  readonly onClose: () => void;
}

/** A check that was submitted without a network: it is complete, and sent when the server can be reached. */
export function WaitingToSubmit({ sheet, onClose }: WaitingToSubmitProps) {
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  return (
    <Layer
      title={nameIn(language, sheet.check)}
      onClose={onClose}
      footer={
        <Button size="2xl" minW="36" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Stack role="status" align="center" textAlign="center" gap="3" pt="10">
        <Center boxSize="20" rounded="full" bg="bg.warning" color="fg.warning">
          <CloudUpload size={40} aria-hidden="true" />
        </Center>
        <Heading as="h2" fontSize="2xl">
          {t('submitWaits')}
        </Heading>
        <Text maxW="lg">{t('submitWaitsText')}</Text>
      </Stack>
    </Layer>
  );
}
