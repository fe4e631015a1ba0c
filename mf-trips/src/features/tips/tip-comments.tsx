import { tipContentSchema } from '@sojourn/contracts/tip';
import { Button, ErrorState, IconButton, Skeleton, Text, TextArea } from '@sojourn/ui';
import { useSession } from '@sojourn/web-kit';
import { Flag, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { postComment } from './server-tips.store';
import { SignInToPost } from './sign-in-to-post';
import { TipAge } from './tip-age';
import type { Tip } from './tip.model';
import { Comment, Comments, Content, FormActions, FormBox } from './tips.styles';
import { useComments, useTipActs } from './tips.queries';

/** What others say about a tip, newest first, and a field to say something. */
export const TipComments = ({ tip, destination }: { tip: Tip; destination: string }) => {
  const { user } = useSession();
  const { comments, isPending, error, isFetching, refetch, hasNextPage, fetchNextPage } = useComments(tip);
  const acts = useTipActs(destination);
  return (
    <section aria-label={`Comments on the tip by ${tip.author.name}`}>
      {user ? <CommentForm tip={tip} acts={acts} /> : <SignInToPost>to comment.</SignInToPost>}
      {error && (
        <ErrorState title="Failed to load comments" level={4} pending={isFetching} onRetry={() => void refetch()} />
      )}
      {isPending && <Skeleton lines={2} />}
      {!isPending && !error && comments.length === 0 && <Text tone="ink2">No comments yet.</Text>}
      <Comments>
        {comments.map((comment) => (
          <Comment key={comment.id}>
            <p>
              <strong>{comment.author.name}</strong>
              <TipAge at={comment.createdAt} />
            </p>
            {comment.isOwn ? (
              <IconButton label="Remove your comment" onClick={() => void acts.remove(comment, 'Comment')}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            ) : (
              user && (
                <IconButton
                  label={`Report the comment by ${comment.author.name}`}
                  onClick={() => void acts.report(comment, 'Comment')}
                >
                  <Flag aria-hidden="true" />
                </IconButton>
              )
            )}
            <Content>{comment.content}</Content>
          </Comment>
        ))}
      </Comments>
      {hasNextPage && (
        <Button variant="secondary" size="sm" onClick={fetchNextPage}>
          Show more comments
        </Button>
      )}
    </section>
  );
};

const CommentForm = ({ tip, acts }: { tip: Tip; acts: Pick<ReturnType<typeof useTipActs>, 'change'> }) => {
  const [content, setContent] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = tipContentSchema.safeParse(content);
    setFault(read.error?.issues[0]?.message);
    if (read.success && (await acts.change(() => postComment(tip, read.data)))) setContent('');
  };
  return (
    <FormBox onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        label="Your comment"
        required
        rows={2}
        value={content}
        error={fault}
        onChange={({ target }) => setContent(target.value)}
      />
      <FormActions>
        <Button type="submit" size="sm">
          Post Comment
        </Button>
      </FormActions>
    </FormBox>
  );
};
