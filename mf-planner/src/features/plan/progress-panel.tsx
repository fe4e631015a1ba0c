import { recommendationStages, type RecommendationProgress } from '@sojourn/contracts';
import { Progress, Stack } from '@sojourn/ui';
import { Check } from 'lucide-react';
import { FoundSoFar } from '../../shared/found-so-far';
import { progressWords } from '../../shared/progress-words.model';
import { stageWords } from './choices.model';
import { Stage, Stages } from './planner.styles';

/** The stages of a running request, as the server reports them. */
export const ProgressPanel = ({ progress }: { progress: RecommendationProgress }) => {
  const at = recommendationStages.indexOf(progress.stage);
  return (
    <Stack gap={24}>
      <Progress label={progressWords(progress, stageWords)} value={progress.percent} aria-live="polite" />
      <Stages>
        {recommendationStages.slice(0, -1).map((stage, index) => (
          <Stage key={stage} data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}>
            <Check size={16} aria-hidden="true" />
            {stageWords[stage]}
          </Stage>
        ))}
      </Stages>
      <FoundSoFar found={progress.found} />
    </Stack>
  );
};
