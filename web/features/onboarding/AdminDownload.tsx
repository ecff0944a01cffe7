import { Flex, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormField } from '../../ui/forms/fields.tsx';
import { LoadError } from '../../ui/components/LoadError.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { CodeField } from './CodeField.tsx';
import { CopyButton } from '../../ui/components/CopyButton.tsx';
import { DownloadTabs } from './DownloadTabs.tsx';
import { useOrganizationCodeQuery } from './onboarding.generated.ts';
import { onboardingTexts } from './texts.ts';

function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+/.test(text);
}

/** The download page for admins: the same tabs with the organization code, and controls for sharing. */
export function AdminDownload() {
  const t = useTexts(onboardingTexts);
  const [url, setUrl] = useState(location.origin);
  const { data, error, refetch } = useOrganizationCodeQuery();
  const shareUrl = isAddress(url) ? url : location.origin;
  const code = data?.organizationCode ?? null;
  return (
    <Stack gap="6">
      <DownloadTabs url={shareUrl} code={code} />
      <Panel title={t('adminTitle')} description={t('adminText')}>
        <Stack gap="5" maxW="2xl">
          <FormField label={t('applicationUrl')} error={isAddress(url) ? undefined : t('badUrl')}>
            <Flex gap="2" w="full">
              <Input type="url" value={url} onChange={(event) => setUrl(event.target.value)} />
              <CopyButton text={shareUrl} label={t('copy')} toast="urlCopied" />
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
                text={t('invitation', { organization: data?.organization.name ?? '', url: shareUrl, code })}
              />
            </>
          )}
        </Stack>
      </Panel>
    </Stack>
  );
}
