import { Stack, Text } from '@chakra-ui/react';
import { to } from '../../platform/paths.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { BesideCode } from './BesideCode.tsx';
import { CodeField } from './CodeField.tsx';
import { CopyButton } from '../../ui/components/CopyButton.tsx';
import { useOrganizationCodeQuery } from './onboarding.generated.ts';
import { MailInvitation } from './MailInvitation.tsx';
import { Steps } from './Steps.tsx';
import { onboardingTexts } from './texts.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

/** Invitations: the code, its QR code, a text to send, and the steps for new users. */
export function InvitePanel() {
  const t = useTexts(onboardingTexts);
  const { data, error, refetch } = useOrganizationCodeQuery();
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rows={1} rowHeight="96" />;
  const code = data.organizationCode;
  const url = location.origin;
  const steps = (['staff1', 'staff2', 'staff3', 'staff4', 'staff5'] as const).map((step) => t(step));
  return (
    <Panel>
      <BesideCode url={`${url}${to.register(code)}`} fileName="brigade-staff.png">
        <Stack gap="6" maxW="2xl">
          <Text>{t('staffNeedCode')}</Text>
          <CodeField code={code} />
          <CopyButton
            alignSelf="flex-start"
            variant="solid"
            label={t('copyInvitation')}
            toast="copiedToast"
            text={t('invitation', { organization: data.organization.name, url, code })}
          />
          <MailInvitation />
          <Steps title={t('staffTitle')} steps={steps} />
        </Stack>
      </BesideCode>
    </Panel>
  );
}
