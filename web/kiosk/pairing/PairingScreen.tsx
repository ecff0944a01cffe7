import { Box, Button, chakra, Flex, Heading, Link as TextLink, Spinner, Stack, Text } from '@chakra-ui/react';
import { Ban, Languages, Unplug } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { DeviceKind } from '#schema/vocabulary.ts';
import { paths } from '../../platform/paths.ts';
import { formatMinutes, useSecondsUntil } from '../../ui/format/countdown.ts';
import { chooseLanguage, useLanguage } from '../../ui/i18n/language.ts';
import { Logo } from '../../ui/components/Logo.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { PairingNotice, PairingView } from './pair.ts';
import { PairingQrCode } from './PairingQrCode.tsx';
import { pairingTexts } from './texts.ts';
import { usePairing } from './usePairing.ts';

const Step = chakra('li', { base: { listStyleType: 'decimal', ps: '1' } });

function LanguageSwitch() {
  const other = useLanguage() === 'en' ? 'es' : 'en';
  return (
    <Button
      variant="ghost"
      color="white"
      lang={other}
      _hover={{ bg: 'whiteAlpha.200' }}
      onClick={() => chooseLanguage(other)}
    >
      <Languages aria-hidden="true" /> {other === 'es' ? 'Español' : 'English'}
    </Button>
  );
}

function Notice({ notice }: { readonly notice: PairingNotice | null }) {
  const t = useTexts(pairingTexts);
  const Icon = notice === 'denied' ? Ban : Unplug;
  return (
    <Box role="status" minH="12">
      {notice === null ? null : (
        <Flex
          display="inline-flex"
          gap="3"
          align="center"
          px="4"
          py="2.5"
          rounded="l3"
          bg="orange.100"
          color="orange.900"
          fontWeight="medium"
        >
          <Icon size={22} aria-hidden="true" /> {t(notice)}
        </Flex>
      )}
    </Box>
  );
}

/** The code in large type, and how long it is valid. */
function Code({ view }: { readonly view: PairingView | null }) {
  const t = useTexts(pairingTexts);
  const left = useSecondsUntil(view?.expiresAt ?? null);
  return (
    <Box>
      <Flex
        align="center"
        minH="1.15em"
        // Wide enough for the widest letters.
        fontSize={{ base: '12.6vw', _landscape: 'min(8vw, 26vh)' }}
        fontWeight="extrabold"
        lineHeight="1.15"
        letterSpacing="-0.01em"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
      >
        {view ? (
          <Text as="output" aria-label={t('code', { code: view.userCode })}>
            {view.userCode}
          </Text>
        ) : (
          <Spinner boxSize="0.6em" borderWidth="4px" aria-label={t('starting')} />
        )}
      </Flex>
      <Text
        role="timer"
        minH="1.5em"
        fontSize="clamp(1rem, 2.4vmin, 1.75rem)"
        color="whiteAlpha.900"
        fontVariantNumeric="tabular-nums"
      >
        {view ? t('left', { left: formatMinutes(left) }) : null}
      </Text>
    </Box>
  );
}

interface PairingScreenProps {
  /** Called after approval, when the device's cookie is set. */
  readonly onPaired: (kind: DeviceKind) => void;
}

/** Pairing of a new browser: a code in large type and a QR code, renewed when they expire. */
export function PairingScreen({ onPaired }: PairingScreenProps) {
  const t = useTexts(pairingTexts);
  const { view, notice } = usePairing(onPaired);
  useEffect(() => {
    document.title = `${t('title')} · Brigade`;
  }, [t]);
  return (
    <Flex direction="column" minH="100dvh" className="on-green" bg="bg.bar" color="white" px="5vmin" py="4vmin" gap="4">
      <Flex as="header" align="center" justify="space-between" wrap="wrap">
        <Logo size="8" />
        <LanguageSwitch />
      </Flex>
      <Flex
        as="main"
        id="content"
        flex="1"
        gap="5vmin"
        align={{ base: 'flex-start', _landscape: 'center' }}
        direction={{ base: 'column', _landscape: 'row' }}
        justify={{ base: 'center', _landscape: 'space-between' }}
      >
        <Stack gap="2.5vmin" minW="0">
          <Heading as="h1" fontSize="clamp(1.5rem, 5vmin, 3.5rem)" letterSpacing="-0.03em" lineHeight="1.15">
            {t('title')}
          </Heading>
          <Code view={view} />
          <chakra.ol ps="1.4em" fontSize="clamp(1rem, 2.6vmin, 2rem)" lineHeight="1.6" maxW="38ch">
            <Step>{t('stepSignIn')}</Step>
            <Step>{t('stepOpen', { where: t('where') })}</Step>
            <Step>{t('stepCode')}</Step>
          </chakra.ol>
          <Notice notice={notice} />
        </Stack>
        <PairingQrCode url={view?.approveUrl ?? null} />
      </Flex>
      <Box as="footer">
        <TextLink asChild color="whiteAlpha.900" py="2.5">
          <Link to={paths.auth}>{t('signIn')}</Link>
        </TextLink>
      </Box>
    </Flex>
  );
}
