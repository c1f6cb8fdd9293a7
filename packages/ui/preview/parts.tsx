import type { ReactNode } from 'react';
import { useState } from 'react';
import * as Icons from '../src/icons/index.ts';
import * as Ui from '../src/index.ts';
import { words } from './words.ts';

const VERSE = [
  '願以此功德',
  '莊嚴佛淨土',
  '上報四重恩',
  '下濟三途苦',
  '若有見聞者',
  '悉發菩提心',
  '盡此一報身',
  '同生極樂國',
];

export function Part({ name, thai }: { name: string; thai: boolean }) {
  const w = words[thai ? 'th' : 'zh'];
  const items = [
    { id: 'home', href: '#home', label: w.tabs[0], icon: Icons.HomeIcon },
    { id: 'fo', href: '#fo', label: w.tabs[1], icon: Icons.WorshipIcon },
    { id: 'print', href: '#print', label: w.tabs[2], icon: Icons.SponsorPrintIcon, current: true },
    { id: 'lots', href: '#lots', label: w.tabs[3], icon: Icons.DivinationIcon },
    { id: 'mine', href: '#mine', label: w.tabs[4], icon: Icons.MineIcon },
  ];
  const sheet = {
    sponsor: <Sponsor w={w} items={items} />,
    form: <Form w={w} />,
    board: <Board w={w} items={items} />,
    states: <States w={w} />,
    icons: <IconSheet />,
  }[name];
  return (
    <Ui.Shell
      skipLabel={w.skip}
      side={<Ui.SideWindow title={w.temple} items={items} label="nav" foot={w.foot} />}
      tabs={<Ui.TabBar items={items} label="tabs" />}
    >
      {sheet}
      <Ui.ToastHost />
    </Ui.Shell>
  );
}

type Words = (typeof words)['zh'];

function Sponsor({ w, items }: { w: Words; items: Ui.NavItem[] }) {
  const [copies, setCopies] = useState(10);
  const [chip, setChip] = useState<string>('a');
  const [ded, setDed] = useState<string>('a');
  return (
    <Ui.Leaf
      header={
        <Ui.NavBar
          title={w.title}
          right={
            <Ui.NavButton label={w.find} href="#find">
              <Icons.SearchIcon />
            </Ui.NavButton>
          }
        />
      }
      action={
        <Ui.ActionBar
          lead={
            <>
              <b>{copies * 5}</b> {w.yuan}
            </>
          }
          note={w.free}
        >
          <Ui.Button variant="seal">{w.vow}</Ui.Button>
        </Ui.ActionBar>
      }
    >
      <Ui.Frontispiece picture="hall" title={w.title} sealLabel={w.seal} />
      <Ui.Lead title={w.lead}>{<p>{w.leadText}</p>}</Ui.Lead>
      <Ui.Section title={w.book}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '24px 16px' }}>
          <Ui.BookCover title={w.bookTitle} label={w.bookTitle} />
          <Ui.FactColumns facts={w.facts} />
        </div>
      </Ui.Section>
      <Ui.Section title={w.goal}>
        <Ui.VerseProgress columns={VERSE} fraction={0.6912} text={(a, b) => `${a}/${b}`} />
        <Ui.Tally items={w.tally} />
      </Ui.Section>
      <Ui.Section title={w.count} note={w.each}>
        <Ui.Bundles
          legend={w.count}
          value={copies}
          onChange={setCopies}
          bundles={[5, 10, 20, 50].map((n) => ({ copies: n, note: `${n * 5} ${w.yuan}` }))}
        />
        <div style={{ marginTop: 16 }}>
          <Ui.Stepper
            label={w.own}
            value={copies}
            onChange={setCopies}
            min={1}
            max={9999}
            unit={w.unit}
            minusLabel="-"
            plusLabel="+"
            announce={(n) => `${n} ${w.unit}`}
          />
        </div>
      </Ui.Section>
      <Ui.Section title={w.name}>
        <Ui.TextField
          label={w.name}
          labelHidden
          defaultValue={w.person}
          below={<Ui.ChipGroup label={w.name} options={w.chips} value={chip} onChange={setChip} />}
        />
      </Ui.Section>
      <Ui.Section title={w.dedication}>
        <Ui.RadioList
          legend={w.dedication}
          legendHidden
          options={w.dedications}
          value={ded}
          onChange={setDed}
        />
      </Ui.Section>
      <Ui.Section title={w.recent} note={<a href="#x">{w.more}</a>}>
        <Ui.Roll label={w.recent} entries={w.roll} />
      </Ui.Section>
      <Ui.Section title={w.doors}>
        <Ui.Doors
          groups={[
            { id: 'a', title: w.doors, items: items },
            { id: 'b', title: w.doors, items: items.slice(0, 4) },
          ]}
        />
      </Ui.Section>
    </Ui.Leaf>
  );
}

function Form({ w }: { w: Words }) {
  const [code, setCode] = useState('2046');
  const [sheet, setSheet] = useState(false);
  const [on, setOn] = useState(true);
  const [area, setArea] = useState<string[]>(['a']);
  const ask = Ui.useAsk();
  return (
    <Ui.Leaf header={<Ui.NavBar title={w.login} onBack={() => undefined} backLabel={w.back} />}>
      <Ui.Section title={w.fields}>
        <Ui.TextField label={w.phone} prefix="+86" placeholder={w.fill} hint={w.hint} optional={w.optional} />
        <Ui.TextField
          label={w.smsCode}
          placeholder={w.sixDigits}
          end={<button type="button">{w.send}</button>}
        />
        <Ui.TextField label={w.phone} defaultValue="138 0000 20" error={w.phoneWrong} />
        <Ui.TextField label={w.phone} defaultValue="jingxin@example.org" busy />
        <Ui.TextField label={w.phone} defaultValue={w.off} disabled />
        <Ui.PasswordField label={w.password} defaultValue="12345678" showLabel="show" hideLabel="hide" />
        <Ui.CodeField label={w.smsCode} value={code} onChange={setCode} />
        <Ui.TextArea label={w.prayer} maxCharacters={140} defaultValue={w.prayerText} />
        <Ui.SearchField label={w.find} placeholder={w.fill} submitLabel={w.find} onSearch={() => undefined} />
        <Ui.AreaPicker
          legend="area"
          value={area}
          onChange={setArea}
          levels={[w.chips, w.chips, w.chips].map((options, i) => ({
            label: `${w.area}${i + 1}`,
            placeholder: w.fill,
            options,
          }))}
        />
      </Ui.Section>
      <Ui.Section title={w.choose}>
        <Ui.CheckSeal defaultChecked>{w.agree}</Ui.CheckSeal>
        <Ui.CheckSeal error={w.phoneWrong}>{w.agree}</Ui.CheckSeal>
        <Ui.Switch label={w.agree} hint={w.hint} checked={on} onChange={setOn} />
        <Ui.Switch label={w.agree} checked={!on} onChange={() => undefined} />
      </Ui.Section>
      <Ui.Section title={w.buttons}>
        <div className="yg-stack">
          <Ui.Button
            variant="seal"
            wide
            onClick={() => Ui.toast({ text: w.saved, kind: 'done', durationMs: 60000 })}
          >
            {w.vow}
          </Ui.Button>
          <Ui.Button variant="seal" wide busy>
            {w.vow}
          </Ui.Button>
          <div className="yg-row">
            <Ui.Button
              onClick={() =>
                void ask({ title: w.login, body: w.leadText, confirmLabel: w.vow, cancelLabel: w.back })
              }
            >
              {w.ask}
            </Ui.Button>
            <Ui.Button disabled>{w.vow}</Ui.Button>
            <Ui.Button variant="link" onClick={() => setSheet(true)}>
              {w.pay}
            </Ui.Button>
          </div>
        </div>
      </Ui.Section>
      <Ui.Sheet open={sheet} onClose={() => setSheet(false)} title={w.pay} closeLabel="close">
        <Ui.RadioList legend={w.pay} legendHidden options={w.chips} value="a" onChange={() => undefined} />
        <Ui.Button variant="seal" wide>
          {w.vow}
        </Ui.Button>
      </Ui.Sheet>
      <Ui.QuestionHost />
    </Ui.Leaf>
  );
}

function Board({ w, items }: { w: Words; items: Ui.NavItem[] }) {
  const [tab, setTab] = useState<string>('a');
  return (
    <Ui.Leaf header={<Ui.NavBar title={w.boardTitle} onBack={() => undefined} backLabel={w.back} />}>
      <Ui.Frontispiece picture="gate" title={w.temple} />
      <Ui.Segments label={w.boardTitle} options={w.chips.slice(0, 3)} value={tab} onChange={setTab} />
      <Ui.NameBoard label={w.boardTitle} days={w.days} />
      <Ui.Certificate {...w.certificate} sealLabel={w.seal} />
      <Ui.Section title={w.record}>
        <Ui.KeyValueList
          items={[
            { label: w.name, value: w.person, icon: items[0]?.icon },
            { label: w.dedication, value: w.leadText },
          ]}
        />
      </Ui.Section>
      <Ui.Section title={w.progress}>
        <Ui.ProgressSteps label={w.progress} steps={w.steps} />
      </Ui.Section>
    </Ui.Leaf>
  );
}

function States({ w }: { w: Words }) {
  const tags: ReactNode = (['plain', 'wood', 'gold', 'red'] as const).map((tone) => (
    <Ui.Tag key={tone} tone={tone}>
      {w.count}
    </Ui.Tag>
  ));
  return (
    <Ui.Leaf header={<Ui.NavBar title={w.login} />}>
      <Ui.OfflineNotice>{w.offline}</Ui.OfflineNotice>
      <Ui.PullToRefresh
        labels={{ pull: w.pull, release: w.release, refreshing: w.refreshing, button: w.refresh }}
        onRefresh={() => new Promise((done) => setTimeout(done, 900))}
      >
        <div className="yg-row" style={{ paddingTop: 16 }}>
          {tags}
        </div>
        <div className="yg-row">
          {(['pulling', 'reached', 'refreshing'] as const).map((phase, i) => (
            <Ui.RisingLight key={phase} phase={phase} part={[0.4, 1, 1][i] ?? 1} />
          ))}
        </div>
        <Ui.LoadingRing label={w.refreshing} />
        <Ui.Skeleton label={w.refreshing} kind="columns" />
        <Ui.Skeleton label={w.refreshing} count={3} />
        <Ui.Empty title={w.empty} action={<Ui.Button>{w.vow}</Ui.Button>}>
          {w.hint}
        </Ui.Empty>
        <Ui.ErrorNotice title={w.failed} retryLabel={w.refresh} onRetry={() => undefined}>
          {w.offline}
        </Ui.ErrorNotice>
      </Ui.PullToRefresh>
    </Ui.Leaf>
  );
}

function IconSheet() {
  return (
    <Ui.Leaf header={<Ui.NavBar title="Icons" />}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill,minmax(86px,1fr))',
          gap: 12,
          paddingTop: 16,
        }}
      >
        {Object.entries(Icons).map(([name, Drawn]) => (
          <div key={name} style={{ display: 'grid', justifyItems: 'center', font: '11px sans-serif' }}>
            <span>
              <Drawn style={{ width: 44, height: 44 }} /> <Drawn style={{ width: 24, height: 24 }} />
            </span>
            {name.replace('Icon', '')}
          </div>
        ))}
      </div>
      <div style={{ display: 'flex', gap: 20, padding: 20 }}>
        <Ui.Seal />
        <span style={{ zoom: 3 }}>
          <Ui.Seal />
        </span>
      </div>
    </Ui.Leaf>
  );
}
