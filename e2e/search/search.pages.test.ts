import { NETWORK_FAILURES } from '../support/failures.ts';
import { expect, test } from '../support/pages/test.ts';

test('what a feature has may fail to come: the rest is found, and the page says so and offers to ask again', async ({
  page,
  network,
  messages,
}) => {
  for (const [failure, words] of NETWORK_FAILURES) {
    await network.during('news.titles', failure, async () => {
      await page.open('/find');
      await page.getByLabel(messages.text('search.label')).fill('法讯');
      await messages.place('search.failed', `framework.request.${words}`);
    });
    await expect(page.getByRole('link', { name: messages.text('news.menu.news') })).toBeVisible();
    network.restore();
    page.leave();
  }
});

test('nothing that matches is said in words, with the ways on', async ({ page, messages }) => {
  await page.open('/find');
  await page.getByLabel(messages.text('search.label')).fill('%_\\"<script>');
  await messages.place('search.noneTitle', 'search.noneHint');
  await page.quiet();
});
