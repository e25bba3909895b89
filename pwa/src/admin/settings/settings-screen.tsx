import '../list/list.css';
import './settings.css';
import { useQuery } from '@tanstack/react-query';
import { readSettings, type Settings } from '@exam/shared-schema/contract';
import { formatIndiaTime } from '../../format/index.ts';
import { Page, PageHead, Stack } from '../../ui/index.ts';
import { load } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { TokenPrices } from './token-prices.tsx';

/** SE1: how this installation is set up. */
export default function SettingsScreen() {
  const result = useQuery({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => (await load(readSettings, {}, signal)).data,
  });
  return (
    <Page>
      <Stack gap={5}>
        <PageHead
          title="Settings"
          lead="How this installation is set up. The server reads its environment when it starts; secrets are never shown."
        />
        <Loaded
          result={result}
          lines={8}
          loading="Loading the settings..."
          failed="Failed to load the settings"
          failedText="Please check your connection and try again."
        >
          {(settings) => <Groups settings={settings} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

function Groups({ settings: { groups, prices, fixed, backedUpThrough } }: { readonly settings: Settings }) {
  const backup =
    backedUpThrough === null
      ? 'No backup is known yet.'
      : `The newest backup has everything up to ${formatIndiaTime(backedUpThrough)}.`;
  return (
    <Stack gap={5}>
      <TokenPrices prices={prices} fixed={fixed} />
      {groups.map((each) => (
        <SettingsGroup key={each.group} {...each} note={each.group === 'storage' ? backup : undefined} />
      ))}
    </Stack>
  );
}
