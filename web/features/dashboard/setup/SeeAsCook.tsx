import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { paths, to } from '../../../platform/paths.ts';
import { QrCode } from '../../../ui/components/QrCode.tsx';
import { Sheet } from '../../../ui/components/Sheet.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { setupTexts } from './setup-texts.ts';

/** A QR code that opens the cook's list on a phone. */
export function SeeAsCook({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(setupTexts);
  return (
    <Sheet
      title={t('see')}
      onClose={onClose}
      footer={
        <Flex gap="3" w="full" wrap="wrap">
          <Button asChild variant="outline" size="lg" flex="1">
            <Link to={to.usersTab('invites')} onClick={onClose}>
              {t('team')}
            </Link>
          </Button>
          <Button size="lg" flex="1" onClick={onClose}>
            {t('finish')}
          </Button>
        </Flex>
      }
    >
      <Stack gap="4">
        <Text>{t('seeText')}</Text>
        <QrCode url={`${location.origin}${paths.cook}`} fileName="brigade-cook.png" />
      </Stack>
    </Sheet>
  );
}
