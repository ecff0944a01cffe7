import { Button, Flex, Input, Stack } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { FormField } from '../ui/fields.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Panel } from '../ui/Panel.tsx';
import { readableError } from '../ui/readable-error.ts';
import { useTexts } from '../ui/texts.ts';
import { showToast } from '../ui/toast-store.ts';
import { CopyButton } from './CopyButton.tsx';
import { DownloadTabs } from './DownloadTabs.tsx';
import { useOrganizationCodeQuery, useRegenerateOrganizationCodeMutation } from './onboarding.generated.ts';
import { onboardingTexts } from './texts.ts';

function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+/.test(text);
}

function CodeField({ code }: { readonly code: string }) {
  const t = useTexts(onboardingTexts);
  const [asking, setAsking] = useState(false);
  const [regenerate] = useRegenerateOrganizationCodeMutation({
    refetchQueries: ['OrganizationCode'],
    awaitRefetchQueries: true,
  });
  const confirm = async () => {
    try {
      await regenerate();
      showToast({ title: t('newCode'), description: t('newCodeText') });
    } catch (error) {
      showToast({
        title: t('regenerateFailed'),
        description: readableError(error).sentence ?? '',
        tone: 'destructive',
      });
    }
  };
  return (
    <FormField label={t('code')}>
      <Flex gap="2" w="full">
        <Input readOnly value={code} fontFamily="mono" />
        <Button variant="outline" onClick={() => setAsking(true)}>
          <RefreshCw aria-hidden="true" /> {t('regenerate')}
        </Button>
      </Flex>
      {asking ? (
        <ConfirmDialog
          title={t('regenerateTitle')}
          confirmLabel={t('regenerate')}
          destructive
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {t('regenerateText')}
        </ConfirmDialog>
      ) : null}
    </FormField>
  );
}

/** The download screen as an admin sees it: the same tabs with the code in them, and the controls for sharing. */
export function AdminDownload() {
  const t = useTexts(onboardingTexts);
  const [url, setUrl] = useState(location.origin);
  const { data, error, refetch } = useOrganizationCodeQuery();
  const shared = isAddress(url) ? url : location.origin;
  const code = data?.organizationCode ?? null;
  return (
    <Stack gap="6">
      <DownloadTabs url={shared} code={code} />
      <Panel title={t('adminTitle')} description={t('adminText')}>
        <Stack gap="5" maxW="2xl">
          <FormField label={t('applicationUrl')} error={isAddress(url) ? undefined : t('badUrl')}>
            <Flex gap="2" w="full">
              <Input type="url" value={url} onChange={(event) => setUrl(event.target.value)} />
              <CopyButton text={shared} label={t('copy')} toast="urlCopied" />
            </Flex>
          </FormField>
          {error && code === null ? <LoadError error={error} onRetry={() => refetch()} /> : null}
          {code === null ? null : (
            <>
              <CodeField code={code} />
              <CopyButton
                alignSelf="flex-start"
                label={t('copyInvitation')}
                toast="copiedToast"
                text={t('invitation', { organization: data?.organization.name ?? '', url: shared, code })}
              />
            </>
          )}
        </Stack>
      </Panel>
    </Stack>
  );
}
