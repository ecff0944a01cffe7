import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { paths, to } from '../../platform/paths.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { QueryTabs } from '../../ui/components/QueryTabs.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { CopyButton } from '../../ui/components/CopyButton.tsx';
import { BesideCode } from './BesideCode.tsx';
import { Steps } from './Steps.tsx';
import { onboardingTexts } from './texts.ts';

interface TabProps {
  readonly url: string;
  /** The organization code; null for users without access to it. */
  readonly code: string | null;
}

function SetupTab({ url }: TabProps) {
  const t = useTexts(onboardingTexts);
  const steps = (['setup1', 'setup2', 'setup3', 'setup4', 'setup5'] as const).map((step) => t(step));
  return (
    <BesideCode url={url} fileName="brigade-setup.png">
      <Stack gap="6">
        <Steps title={t('setupTitle')} steps={steps} />
        <Flex gap="3" bg="brand.subtle" color="brand.fg" rounded="l2" p="4" textStyle="sm">
          <Box mt="0.5">
            <Info size={18} aria-hidden="true" />
          </Box>
          <Text>{t('firstAdmin')}</Text>
        </Flex>
      </Stack>
    </BesideCode>
  );
}

function StaffTab({ url, code }: TabProps) {
  const t = useTexts(onboardingTexts);
  const steps = (['staff1', 'staff2', 'staff3', 'staff4', 'staff5'] as const).map((step) => t(step));
  // The staff's QR code contains the invitation: scanning it opens Register with the code filled in.
  const link = code === null ? url : `${url}${to.register(code)}`;
  return (
    <BesideCode url={link} fileName="brigade-staff.png">
      <Stack gap="6">
        <Text fontWeight="medium">{t('staffNeedCode')}</Text>
        {code === null ? (
          <Text color="fg.muted">{t('askAdmin')}</Text>
        ) : (
          <Flex gap="3" align="center" wrap="wrap">
            <Text
              fontFamily="mono"
              fontSize="xl"
              fontWeight="bold"
              letterSpacing="0.05em"
              bg="bg.muted"
              rounded="l2"
              px="4"
              py="2"
            >
              {code}
            </Text>
            <CopyButton text={code} label={t('copy')} toast="copiedToast" />
          </Flex>
        )}
        <Steps title={t('staffTitle')} steps={steps} />
      </Stack>
    </BesideCode>
  );
}

/** The download center: a tab for setting up the kitchen and a tab for joining it. */
export function DownloadTabs({ url, code }: TabProps) {
  const t = useTexts(onboardingTexts);
  const address = url.endsWith(paths.home) ? url.slice(0, -1) : url;
  return (
    <Panel title={t('center')}>
      <QueryTabs
        label={t('center')}
        tabs={[
          { value: 'setup', label: t('setup'), content: <SetupTab url={address} code={code} /> },
          { value: 'staff', label: t('staff'), content: <StaffTab url={address} code={code} /> },
        ]}
      />
    </Panel>
  );
}
