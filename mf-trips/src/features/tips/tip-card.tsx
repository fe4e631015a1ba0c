import { Avatar, Badge, Button, Card, IconButton } from '@sojourn/ui';
import { formatCount } from '@sojourn/web-kit';
import { Flag, Heart, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { TipComments } from './tip-comments';
import { TipAge } from './tip-age';
import type { Tip } from './tip.model';
import { Content, TipFoot, TipHead, Tags } from './tips.styles';

type TipCardProps = {
  tip: Tip;
  destination: string;
  onLike: () => void;
  onEdit: () => void;
  onRemove: () => void;
  onReport: () => void;
  /** Left out where it is for everybody already, or nobody is signed in. */
  onPublish?: (() => void) | undefined;
};

/** One tip: who wrote it when, what they say, and what can be done with it. */
export const TipCard = ({ tip, destination, onLike, onEdit, onRemove, onReport, onPublish }: TipCardProps) => {
  const { author, content, tags, createdAt, likes, comments, userHasLiked, isSample, isOwn, isLocal, isHidden } = tip;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <Card as="article" aria-label={`Tip by ${author.name}`}>
        <TipHead>
          <Avatar name={author.name} size="sm" />
          <p>
            <strong>{author.name}</strong>
            <TipAge at={createdAt} />
          </p>
          {isSample && <Badge tone="sun">Written by Sojourn</Badge>}
          {isLocal && <Badge>On this device</Badge>}
          {isHidden && <Badge tone="sun">Hidden after reports</Badge>}
        </TipHead>
        <Content>{content}</Content>
        {tags.length > 0 && (
          <Tags aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </Tags>
        )}
        <TipFoot>
          <Button
            variant="quiet"
            size="sm"
            aria-pressed={userHasLiked}
            icon={<Heart aria-hidden="true" fill={userHasLiked ? 'currentColor' : 'none'} />}
            onClick={onLike}
          >
            {formatCount(likes, 'like')}
          </Button>
          <span>
            {isSample || isLocal ? (
              formatCount(comments, 'comment')
            ) : (
              <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {formatCount(comments, 'comment')}
              </Button>
            )}
          </span>
          {isOwn ? (
            <>
              {onPublish && (
                <Button variant="secondary" size="sm" onClick={onPublish}>
                  Post for others
                </Button>
              )}
              <IconButton label="Edit your tip" onClick={onEdit}>
                <Pencil aria-hidden="true" />
              </IconButton>
              <IconButton label="Remove your tip" onClick={onRemove}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </>
          ) : (
            <IconButton label={`Report the tip by ${author.name}`} onClick={onReport}>
              <Flag aria-hidden="true" />
            </IconButton>
          )}
        </TipFoot>
        {isOpen && <TipComments tip={tip} destination={destination} />}
      </Card>
    </li>
  );
};
