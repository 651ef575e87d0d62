## saloon train

cli-help-train = Have a net teach itself a game, by playing against itself.
cli-about-train =
    It follows the recipe in the folder of the game, and needs PyTorch: pip install torch. Now and then the net alone, always at its
    best liking, meets bots at some tables; ± is half an interval of 95%. Ctrl-C ends after the round at hand, and --resume goes on.
cli-option-train-out = The folder for the checkpoint, the net and its curve.
cli-option-train-resume = Go on from the checkpoint in the folder.
cli-option-train-from = Begin with the numbers of a net, and count on from what it was made with.
cli-option-train-seconds = How long to train now; without it, until the whole training is done.
cli-option-plan = How many seconds the whole training takes, over all its pieces, instead of the recipe’s decisions.
cli-option-decisions = How many decisions the whole training takes, instead of what the recipe says.
cli-option-device = What to learn on; without it, a GPU where there is one.
cli-option-threads = How many threads play; without it, one for each processor.
cli-option-train-games = How many games go on side by side, instead of what the recipe says.
cli-option-recipe = Follow this recipe instead of the game’s own.
cli-option-train-seed = Where chance begins, instead of where the recipe says.
cli-option-every = Seconds from one trial to the next; 60 if you do not say.
cli-option-train-bots = Bots that are met in trials; deputy-2026-11 if you do not say.
cli-option-last-bots = Bots that are met in the last trial; deputy-2026-11 if you do not say.
cli-option-trial-games = About how many games a trial has with each of them at each table; 1024 if you do not say.
cli-train-begins = { $game } on { $device }: { NUMBER($parameters) } numbers, { $tables } tables, { NUMBER($games) } games on { $threads } threads.
cli-train-trial = { NUMBER($part, style: "percent", maximumFractionDigits: 1) } · { NUMBER($seconds, maximumFractionDigits: 0) } s · { NUMBER($decisions, maximumFractionDigits: 1) } M decisions, { NUMBER($rate, maximumFractionDigits: 3) } M/s
cli-train-lessons = · surprise { NUMBER($surprise, maximumFractionDigits: 4) } · entropy { NUMBER($entropy, maximumFractionDigits: 4) } · shift { NUMBER($shift, maximumFractionDigits: 4) }
cli-train-strength = · { $table }: { $bot } { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($within, maximumFractionDigits: 1) }
cli-train-plain = Triton cannot be used here: observations are prepared step by step, which is slower.
cli-train-written = The net is in { $file }; --resume goes on from { $checkpoint }.
error-train-needs-torch = Training needs { $package }, which is not installed: pip install torch.
error-recipe-missing = There is no recipe for the net of { $game }: { $file } is not there.
error-recipe-unreadable = The file { $file } is no recipe: { $problem }
error-train-device = There is no device “{ $device }” here.
error-train-checkpoint = The training in { $file } cannot go on: { $problem }
error-train-other = The training in { $file } is of another net, or by other rules.
error-train-exists = There is a training in { $file } already: --resume goes on with it, another --out begins anew.
error-train-nan = After { NUMBER($decisions) } decisions a number of the net has left all bounds. The last checkpoint is sound: go on from there at a lower rate.

training-title = { $title }: a net learns
training-lead = { NUMBER($decisions, maximumFractionDigits: 1) } million decisions in { NUMBER($seconds, maximumFractionDigits: 0) } seconds, { NUMBER($part, style: "percent", maximumFractionDigits: 0) } of the training.
training-met = { $table }: { $bot }, { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
training-millions = { NUMBER($number, maximumFractionDigits: 0) } M
training-heading-strength = How strong it is
training-about-strength = The share of games that the net alone wins, always at its best liking, against bots of a level on all other seats, with its 95% interval; the dashed line is the share of equals. First the number of players, then the options that are not usual.
training-heading-lessons = What it learnt
training-about-lessons = Millions of decisions, seconds, millions of decisions a second; by how many nats the winner was unforeseen, how many nats its choices leave open, and how far a round moves them.
training-decisions = decisions
training-seconds = seconds
training-rate = a second
training-surprise = surprise
training-entropy = entropy
training-shift = shift
