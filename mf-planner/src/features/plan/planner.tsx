import type { SceneKind } from '@sojourn/contracts';
import { Banner, Button, Card, Heading, Progress, Text, useIsWide } from '@sojourn/ui';
import { toast, useDocumentTitle } from '@sojourn/web-kit';
import { useSearchParams } from '@sojourn/web-kit/router';
import { Suspense, useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { DrawnScene } from '../../shared/drawn-scene';
import { OwnPicks } from '../../shared/own-picks';
import { keepDraft, onDraftElsewhere, readKeptDraft } from './draft.store';
import { typedLocation } from './location.model';
import { ProgressPanel } from './progress-panel';
import {
  MISSING_LOCATION,
  MISSING_TYPE,
  percentAt,
  stepAt,
  STEP_COUNT,
  steps,
  toPreferences,
  type Draft,
} from './plan.model';
import { Asked, Aside, Layout, Moves, Picture, Steps } from './planner.styles';
import { SayIt } from './say-it';
import { Sentence } from './sentence';
import { StepFields } from './step-fields';
import { Summary } from './summary';
import { useLocationFocus } from './use-location-focus';
import { useLocationSearch } from './use-location';
import { useSaid } from './use-said';
import { useRecommendationRequest } from './use-recommendation-request';

const NOTHING_TYPED = 'Please enter your city or airport code.';
const CREATING = 'Creating Your Perfect Vacation...';

const sceneOf: Record<Draft['vacationType'][number], SceneKind> = {
  adventure: 'mountain',
  relaxing: 'beach',
  party: 'city',
  cultural: 'old-town',
  nature: 'forest',
  urban: 'city',
  romantic: 'island',
  family: 'lake',
};

/** From here on the list that they lead to is prepared. */
const NEARLY_DONE = STEP_COUNT - 1;

/** The seven steps, one a page of history; what is said is kept for the tab. */
export const Planner = ({ onNearlyDone }: { onNearlyDone: () => void }) => {
  const [query, setQuery] = useSearchParams();
  const step = stepAt(query.get('step'));
  const [draft, setDraft] = useState(readKeptDraft);
  const [typed, setTyped] = useState({ words: '', fault: undefined as string | undefined });
  const change = useCallback((part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })), []);
  const actions = useLocationSearch(draft, change, step === STEP_COUNT);
  const { progress, fault, start, cancel, ownPicks } = useRecommendationRequest();
  const isWide = useIsWide();
  const heading = useHeadingFocus(`${step}${progress ? ' making' : ''}`);
  // A toast is soon gone: what was missing stays said where it is asked, until it is answered.
  const [isTypeMissed, setTypeMissed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  useLocationFocus(draft, { form, main });
  const isNearlyDone = step >= NEARLY_DONE;
  useEffect(() => {
    if (isNearlyDone) onNearlyDone();
  }, [isNearlyDone, onNearlyDone]);
  useEffect(() => keepDraft(draft), [draft]);
  useEffect(() => onDraftElsewhere(setDraft), []);

  const { heading: words, lead } = steps[step - 1] ?? steps[0];
  const title = progress ? CREATING : words;
  useDocumentTitle(`Plan a trip, step ${step} of ${STEP_COUNT}`);

  const go = (to: number) => setQuery({ step: String(to) });
  const review = useCallback((to: number) => setQuery({ step: String(to) }, { replace: true }), [setQuery]);
  const said = useSaid({ draft, onDraft: setDraft, go: review, brought: query.get('say') });
  /** The draft with what was typed as its location, or null when nothing was typed. */
  const withTyped = (): Draft | null => {
    if (!typed.words.trim()) {
      setTyped({ words: typed.words, fault: NOTHING_TYPED });
      return null;
    }
    actions.accept(typed.words);
    return { ...draft, location: typedLocation(typed.words), locationStatus: 'manual' };
  };

  const finish = () => {
    const isTyping = draft.locationStatus === 'manual' && !draft.location;
    const whole = isTyping ? withTyped() : draft;
    if (!whole) return;
    const outcome = toPreferences(whole);
    if ('preferences' in outcome) return void start(outcome.preferences);
    if (outcome.fault === MISSING_TYPE) setTypeMissed(true);
    const missing = draft.locationStatus === 'denied' && outcome.fault === MISSING_LOCATION;
    toast({
      title: missing ? 'Location Access Required' : outcome.fault.title,
      description: missing
        ? 'Please enable location access in your browser settings and try again.'
        : outcome.fault.description,
      variant: 'destructive',
    });
    if (outcome.step !== step) go(outcome.step);
  };
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    if (progress) return;
    if (step === STEP_COUNT) return finish();
    // A field that says why it cannot be read is mended first, or emptied: what was typed is not lost on the way.
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (faulty) faulty.focus();
    else go(step + 1);
  };

  return (
    <Layout>
      <Steps ref={form} onSubmit={proceed} noValidate>
        {!progress && (
          <Progress
            label={`Step ${step} of ${STEP_COUNT}`}
            value={percentAt(step)}
            valueText={`${percentAt(step)}% complete`}
          />
        )}
        <Asked>
          <Heading level={1} size="h2" ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {!progress && <Text tone="ink2">{lead}</Text>}
          {!progress && !isWide && step < STEP_COUNT && <Sentence draft={draft} step={step} onEdit={go} />}
        </Asked>
        {fault && !progress && (
          <Banner tone="danger" title="Something went wrong" action={ownPicks && <OwnPicks onUse={ownPicks} />}>
            {fault}
          </Banner>
        )}
        {isTypeMissed && step === 1 && draft.vacationType.length === 0 && (
          <Banner tone="danger">{MISSING_TYPE.description}</Banner>
        )}
        {!progress && step === 1 && <SayIt {...said} />}
        {progress ? (
          <ProgressPanel progress={progress} />
        ) : (
          <StepFields
            step={step}
            draft={draft}
            change={change}
            onEdit={go}
            actions={actions}
            typed={{
              ...typed,
              change: (next) => setTyped({ words: next, fault: undefined }),
              accept: () => void withTyped(),
            }}
          />
        )}
        <Moves data-uncovered>
          {progress ? (
            <Button key="cancel" type="button" variant="secondary" size="lg" onClick={cancel}>
              Cancel
            </Button>
          ) : (
            <Button
              key="previous"
              type="button"
              variant="secondary"
              size="lg"
              disabled={step === 1}
              onClick={() => go(step - 1)}
            >
              Previous
            </Button>
          )}
          <Button ref={main} type="submit" size="lg" pending={progress !== null} pendingText={CREATING}>
            {step < STEP_COUNT ? 'Next' : 'Find My Perfect Vacation'}
          </Button>
        </Moves>
      </Steps>
      {isWide && (
        <Aside aria-label="So far">
          <Picture>
            <Suspense fallback={null}>
              <DrawnScene
                place="Your next vacation"
                kind={sceneOf[draft.vacationType[0] ?? 'romantic']}
                ratio="card"
                alt=""
              />
            </Suspense>
          </Picture>
          {step < STEP_COUNT && (
            <Card padding="sm">
              <Summary draft={draft} onEdit={go} />
            </Card>
          )}
        </Aside>
      )}
    </Layout>
  );
};

/** Moves the focus to the heading when what it heads has changed; not when the page opens. */
function useHeadingFocus(subject: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(subject);
  useEffect(() => {
    if (last.current === subject) return;
    last.current = subject;
    heading.current?.focus();
  }, [subject]);
  return heading;
}
