import { Chip } from '@sojourn/ui';
import { Row, RowName } from './versions.styles';
import { nameVersion, type ListVersion } from './versions.model';

type VersionsProps = {
  versions: readonly ListVersion[];
  current: ListVersion;
  onChoose: (version: ListVersion) => void;
};

/** The lists so far, each to go back to. */
export function Versions({ versions, current, onChoose }: VersionsProps) {
  if (versions.length < 2) return null;
  return (
    <Row role="group" aria-labelledby="versions">
      <RowName id="versions">Lists so far</RowName>
      {versions.map((version, at) => (
        <Chip
          key={JSON.stringify(version.preferences)}
          pressed={version.answer === current.answer}
          onClick={() => onChoose(version)}
        >
          {nameVersion(version, versions[at - 1])}
        </Chip>
      ))}
    </Row>
  );
}
