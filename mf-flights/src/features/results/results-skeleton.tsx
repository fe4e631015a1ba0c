import { Skeleton, SkeletonGroup } from '@sojourn/ui';
import { Ahead, CardShape, RowShape, SelectorShape, SideShape } from './results-skeleton.styles';
import { Columns, Count, List, Main, Toolbar } from './results-view.styles';

/** While flights are searched for: words, and the shapes of what is coming, as high as it will be. */
export const ResultsSkeleton = ({ isRound = true }: { isRound?: boolean }) => (
  <SkeletonGroup label="Searching for flights...">
    <Columns>
      <SideShape>
        <Skeleton lines={12} />
      </SideShape>
      <Main>
        <RowShape shape="block" />
        <Toolbar>
          <Count aria-hidden="true">
            <strong>Searching for flights...</strong>
          </Count>
          <SelectorShape shape="block" />
        </Toolbar>
        <List as="div">
          <CardShape data-legs={isRound ? '2' : '1'}>
            <Ahead aria-hidden="true">
              Looking for nonstop flights and for those with changes. Prices are for everyone who travels.
            </Ahead>
          </CardShape>
          {['second', 'third', 'fourth', 'fifth'].map((key) => (
            <CardShape key={key} data-legs={isRound ? '2' : '1'}>
              <Skeleton shape="title" />
              {isRound && <Skeleton shape="title" />}
              <Skeleton />
            </CardShape>
          ))}
        </List>
      </Main>
    </Columns>
  </SkeletonGroup>
);
